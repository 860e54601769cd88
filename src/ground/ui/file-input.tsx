import { type ChangeEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, useFieldControl } from './field.tsx'
import { fileInputWords } from './file-input.words.ts'
import { useWords } from './use-words.ts'

type FileInputProps = {
  readonly accept: string
  readonly name?: string
  readonly isOptional?: true
  readonly isMany?: true
  readonly largest?: number
  readonly tooLarge?: string
  readonly onChoose?: (file: File | undefined) => void
}

/**
 * Files in our own words and look: the browser's own field lies over it unseen, so that it is pressed, dropped on and read
 * aloud as ever, and without JavaScript it is seen. Says at once what the server would say only after a file has arrived.
 */
export function FileInput({ accept, name = 'file', isOptional, isMany, ...props }: FileInputProps) {
  const { largest = Infinity, tooLarge = '', onChoose } = props
  const say = useWords(fileInputWords)
  const [chosen, setChosen] = useState('')
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = currentTarget.files ?? []
    setChosen(others.length > 0 ? say('files', { count: others.length + 1 }) : (file?.name ?? ''))
    currentTarget.setCustomValidity((file?.size ?? 0) > largest ? tooLarge : '')
    currentTarget.reportValidity()
    onChoose?.(file)
  }
  return (
    <div className={classNames(CONTROL, 'file-field')}>
      <span aria-hidden="true">{say(isMany ? 'chooseMany' : 'choose')}</span>
      <span aria-hidden="true">{chosen || say(isMany ? 'noneOfMany' : 'none')}</span>
      <input
        {...useFieldControl()}
        type="file"
        name={name}
        accept={accept}
        required={!isOptional}
        multiple={isMany}
        onChange={check}
      />
    </div>
  )
}
