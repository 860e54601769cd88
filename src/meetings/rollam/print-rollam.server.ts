import { letterhead } from '../../ground/files/letterhead.server.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { rollamMajorityWords } from '../calling/rollam-majority.words.ts'
import { numberOf } from '../resolutions/resolution.ts'
import type { RollamChoice } from './rollam.ts'
import { rollamFactWords } from './own-rollam.words.ts'
import { rollamOutcomeWords } from './rollam.words.ts'
import { findRollam, listRollamVoters } from './rollams.server.ts'

type Printing = { readonly id: number; readonly club: Club; readonly today: string }

/** One sheet: while it runs the proposal with a place to vote on paper, once it is over its record with who voted how. */
export async function printRollam(db: Db, { id, club, today }: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const rollam = await findRollam(db, id)
  if (rollam.state === 'draft') throw new Refusal('not_found')
  const say = speak(rollamFactWords, 'cs')
  const voters = (await listRollamVoters(db, id)).filter(({ standing }) => standing === 'votes')
  const named = (choice: RollamChoice | null, title: string) => ({
    title,
    names: voters.filter((voter) => voter.choice === choice).map(({ name }) => name),
  })
  const isOver = rollam.state === 'closed'
  return drawPaper({
    ...(await letterhead(db, club, 'cs')),
    title: `Hlasování mimo schůzi (per rollam): ${rollam.title}`,
    paragraphs: rollam.wording.split(/\n{2,}/),
    facts: [
      ...(rollam.openedAt ? [['Odesláno', momentInFigures(rollam.openedAt, 'cs')] as const] : []),
      [rollam.state === 'open' ? 'Hlasuje se do' : 'Hlasovalo se do', dayInFigures(rollam.untilOn, 'cs')],
      ['Kdo hlasuje', String(rollam.entitled ?? voters.length)],
      ['Pravidlo', speak(rollamMajorityWords, 'cs')(rollam.majority)],
      ...(isOver && rollam.outcome
        ? [
            ['Pro', String(rollam.votesFor)] as const,
            ['Proti', String(rollam.votesAgainst)] as const,
            ['Zdrželo se', String(rollam.abstained)] as const,
            ['Bylo třeba', String(rollam.needed)] as const,
            ['Výsledek', speak(rollamOutcomeWords, 'cs')(rollam.outcome)] as const,
          ]
        : []),
      ...(rollam.resolutionNumber !== null && rollam.resolutionYear !== null
        ? [['Usnesení', numberOf({ number: rollam.resolutionNumber, year: rollam.resolutionYear })] as const]
        : []),
      ...(rollam.cancelReason ? [['Zrušeno', rollam.cancelReason] as const] : []),
      ...(rollam.state === 'open'
        ? [
            ['Jméno člena', '……………………………………………………'] as const,
            ['Hlasuji (zakroužkuj)', 'PRO          PROTI          ZDRŽUJI SE'] as const,
            ['Datum a podpis', '……………………………………………………'] as const,
          ]
        : []),
    ],
    ...(isOver && {
      names: {
        title: 'Kdo jak hlasoval',
        groups: [
          named('yes', 'Pro'),
          named('no', 'Proti'),
          named('abstain', 'Zdrželi se'),
          named(null, 'Nehlasovali'),
        ].filter(({ names }) => names.length > 0),
      },
    }),
    notes: [say('rule', { rule: speak(rollamMajorityWords, 'cs')(rollam.majority) })],
    issued: dayInFigures(today, 'cs'),
  })
}
