import { useWords } from '../ui/use-words.ts'
import { listFileWords } from './list.words.ts'

type TableLinksProps = {
  /** Where the table is, as CSV; its workbook is beside it. */
  readonly csv: string
  readonly label: string
  /** What the workbook is called, where there is more than one. */
  readonly workbook?: string
  readonly className: string
}

/** A list to take away: as text for other programs, and as a workbook with real days and numbers. */
export function TableLinks({ csv, label, workbook, className }: TableLinksProps) {
  const say = useWords(listFileWords)
  return (
    <>
      <a href={csv} download className={className}>
        {label}
      </a>
      <a href={csv.replace('.csv', '.xlsx')} download className={className}>
        {workbook ?? say('workbook')}
      </a>
    </>
  )
}
