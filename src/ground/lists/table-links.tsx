import { useWords } from '../ui/use-words.ts'
import { listFileWords } from './list.words.ts'

type TableLinksProps = {
  /** Where the table is, as CSV; its workbook is beside it. */
  readonly csv: string
  readonly label: string
  readonly className: string
}

/** A list to take away: as text for other programs, and as a workbook with real days and numbers. */
export function TableLinks({ csv, label, className }: TableLinksProps) {
  const say = useWords(listFileWords)
  return (
    <>
      <a href={csv} download className={className}>
        {label}
      </a>
      <a href={csv.replace('.csv', '.xlsx')} download className={className}>
        {say('workbook')}
      </a>
    </>
  )
}
