import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { CompareView } from './compare-view.tsx'
import type { PeoplePageView } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeopleView } from './people-view.tsx'

type PeoplePageProps = { readonly page: PeoplePageView; readonly fault: FormFault | undefined }

/** Who may be in the club twice: the list, or two cards side by side. */
export function PeoplePage({ page, fault }: PeoplePageProps) {
  const say = useWords(matchesWords)
  useFaultToast(fault, say('failed'))
  return (
    <div className="mt-6">
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {page.kind === 'people' ? <PeopleView {...page} /> : <CompareView {...page} />}
    </div>
  )
}
