import { type FormEvent, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { Cropper } from './cropper.tsx'
import { type View, WHOLE } from './crop.ts'
import { drawSquare, openPicture, type Picture } from './draw-square.ts'
import { photoWords } from './photo.words.ts'

const PATH = '/admin/profile/photo'

type ChoosePhotoProps = { readonly photo: string | null; readonly fault: string | undefined }

/**
 * One file, from the camera or from the phone. Where JavaScript runs the square is chosen here and only it is sent;
 * elsewhere the whole photo goes and the house takes its middle.
 */
export function ChoosePhoto({ photo, fault }: ChoosePhotoProps) {
  const say = useWords(photoWords)
  const submit = useSubmit()
  const isSending = useNavigation().formAction === PATH
  const [picture, setPicture] = useState<Picture>()
  const [view, setView] = useState<View>(WHOLE)
  const [isUnreadable, setUnreadable] = useState(false)

  const choose = async (file: File | undefined) => {
    picture?.forget()
    const opened = file && (await openPicture(file))
    setPicture(opened ?? undefined)
    setUnreadable(file !== undefined && !opened)
    setView(WHOLE)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!picture) return
    event.preventDefault()
    const square = await drawSquare(picture, view)
    if (!square) return setUnreadable(true)
    const form = new FormData()
    form.set('photo', square, 'square.jpg')
    await submit(form, { method: 'post', action: PATH, encType: 'multipart/form-data' })
  }
  return (
    <Form
      method="post"
      action={PATH}
      encType="multipart/form-data"
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-5"
    >
      {picture ? (
        <Cropper picture={picture} view={view} onView={setView} />
      ) : photo ? (
        <img src={photo} alt="" className="size-48 rounded-2xl bg-sunk object-cover" />
      ) : (
        <p className="text-muted">{say('none')}</p>
      )}
      <Field label={say('choose')} hint={say('chooseHint')} error={isUnreadable ? say('unreadable') : fault}>
        <FileInput
          name="photo"
          accept="image/jpeg,image/png,image/webp"
          onChoose={(file) => void choose(file)}
        />
      </Field>
      <p className="hidden text-muted noscript:block">{say('noScript')}</p>
      <Button type="submit" variant="primary" pending={isSending} className="sm:justify-self-start">
        {say('save')}
      </Button>
    </Form>
  )
}
