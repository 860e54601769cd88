import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { recoveryInHalves } from '../keys/entered-code.ts'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { CopyButton } from '../../ground/ui/copy-button.tsx'
import { DoneNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { secondStepWords } from './second-step.words.ts'

type RecoveryCodesProps = {
  readonly codes: readonly string[]
  /** Two-step sign-in has just been turned on; otherwise the codes are merely new. */
  readonly isNew: boolean
  readonly club: string
  readonly email: string
}

/** Seen this once: to copy, to keep as a file, or on paper. */
export function RecoveryCodes({ codes, isNew, club, email }: RecoveryCodesProps) {
  const say = useWords(secondStepWords)
  const shown = codes.map(recoveryInHalves)
  const head = say('fileHead', { club, email })
  const text = [head, '', ...shown, ''].join('\r\n')
  return (
    <>
      <div className="print:hidden">
        <DoneNote title={say(isNew ? 'turnedOn' : 'renewed')} />
      </div>
      <Panel title={say('codes')}>
        <p className="mb-5 text-muted print:hidden">{say('codesText')}</p>
        <p className="mb-5 hidden print:block">{head}</p>
        <ol className="figures mb-5 grid max-w-104 grid-cols-2 gap-x-6 gap-y-2 text-lg font-semibold">
          {shown.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2.5 print:hidden">
          <CopyButton text={text} label={say('copyCodes')} copied={say('copied')}>
            {say('copy')}
          </CopyButton>
          <a
            download={say('file')}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            className={buttonClass({ size: 'small' })}
          >
            <Download aria-hidden="true" />
            {say('download')}
          </a>
          <Button size="small" className="noscript:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {say('print')}
          </Button>
        </div>
        <ButtonLink to="/admin/settings" variant="primary" className="mt-6 max-sm:w-full print:hidden">
          {say('kept')}
        </ButtonLink>
      </Panel>
    </>
  )
}
