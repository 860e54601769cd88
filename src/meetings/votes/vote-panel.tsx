import { useState } from 'react'
import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { AddPoint } from './add-point.tsx'
import type { DeskPage } from './room-page.server.ts'
import { projectorWords } from './projector.words.ts'
import { useRule } from './use-rule.ts'
import type { VoteView } from './view-vote.server.ts'
import { annullable, nextPoint } from './what-next.ts'
import { resultWords, roomWords, voteMajorityWords, wayWords } from './votes.words.ts'

type VoteProps = { readonly page: DeskPage; readonly fault: FormFault | undefined }

/** What the chair does: puts a point to the vote, closes it, annuls a mistake. */
export function VotePanel({ page, fault }: VoteProps) {
  const { vote, results } = page.room
  const closed = annullable(results)
  return (
    <>
      {vote ? (
        <Running vote={vote} present={page.room.present} fault={fault} />
      ) : (
        <Start key={`${results.length} ${closed.length} ${page.addedId}`} page={page} fault={fault} />
      )}
      {!vote && closed.length > 0 && <Annul votes={closed} fault={fault} />}
    </>
  )
}

const WAYS = ['hand', 'phone', 'secret'] as const
// Of fewer ballots everybody knows whose they are.
const FEW = 4
const RULES = ['present', 'two_thirds', 'all'] as const

function Start({ page: { points, room, doors, mayAddPoint, addedId }, fault }: VoteProps) {
  const say = useWords(roomWords)
  const sayWay = useWords(wayWords)
  const sayMajority = useWords(voteMajorityWords)
  const last = room.results.at(-1)
  const next = last?.state === 'closed' ? last.next : null
  const isTaken = room.results.some((result) => result.pointId === addedId)
  const fresh = isTaken ? undefined : points.find(({ id }) => id === addedId)?.id
  const value = (name: string, first = '') => fault?.values[name] ?? first
  const [pointId, setPoint] = useState(
    value('pointId', String((next ? last?.pointId : (fresh ?? nextPoint(points, room.results))) ?? '')),
  )
  const isElection = points.find(({ id }) => String(id) === pointId)?.kind === 'elect'
  if (points.length === 0)
    return (
      <Panel title={say('startVote')}>
        <p className="text-muted">{say('nothing')}</p>
        {mayAddPoint && <AddPoint fault={fault} />}
      </Panel>
    )
  return (
    <Panel title={say('startVote')}>
      <Form method="post" className="grid gap-4">
        {next && <p className="font-semibold">{say('nextRound', { names: next.candidates.join(', ') })}</p>}
        <Field label={say('point')} error={fault?.fields.pointId}>
          <Select
            name="pointId"
            value={pointId}
            onChange={(event) => setPoint(event.currentTarget.value)}
            options={points.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say('way')} error={fault?.fields.way}>
            <Select
              name="way"
              defaultValue={value('way', 'hand')}
              options={WAYS.map((way) => ({ value: way, label: sayWay(way) }))}
            />
          </Field>
          <Field label={say('majority')} error={fault?.fields.majority}>
            <Select
              name="majority"
              defaultValue={value('majority')}
              options={[
                { value: '', label: say('byRules') },
                ...RULES.map((rule) => ({ value: rule, label: sayMajority(rule) })),
              ]}
            />
          </Field>
        </div>
        {isElection && (
          <>
            <Field label={say('candidates')} error={fault?.fields.candidates}>
              <TextInput
                name="candidates"
                rows={3}
                maxLength={2500}
                defaultValue={value('candidates', next?.candidates.join('\n'))}
              />
            </Field>
            <Field label={say('seats')} error={fault?.fields.seats}>
              <TextInput
                name="seats"
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                className="max-w-32"
                defaultValue={value('seats', String(next?.seats ?? 1))}
              />
            </Field>
          </>
        )}
        {doors.some(({ isQuiet }) => isQuiet) && (
          <Field label={say('presentNow')} hint={say('presentNowHint')} error={fault?.fields.presentTyped}>
            <TextInput
              name="presentTyped"
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              className="max-w-40"
              defaultValue={value('presentTyped')}
            />
          </Field>
        )}
        <Button
          type="submit"
          name="intent"
          value="vote"
          variant="primary"
          className="justify-self-start max-md:w-full"
        >
          {say('start')}
        </Button>
      </Form>
      {mayAddPoint && <AddPoint fault={fault} />}
    </Panel>
  )
}

type RunningProps = {
  readonly vote: NonNullable<DeskPage['room']['vote']>
  readonly fault: FormFault | undefined
}

function Running({ vote, present, fault }: RunningProps & { readonly present: number }) {
  const say = useWords(roomWords)
  const sayResult = useWords(resultWords)
  const sayHere = useWords(projectorWords)
  const sayWay = useWords(wayWords)
  const rule = useRule()
  const { id, way, state, came, taken, title, wording } = vote
  const isTaking = way === 'secret' && state === 'open'
  return (
    <>
      <Panel title={<span className="wrap-anywhere">{title}</span>}>
        {wording && <p className="mb-3 whitespace-pre-line wrap-anywhere">{wording}</p>}
        <p className="mb-3 text-pretty text-muted">
          {sayHere('decides', { rule: rule.majority(vote), way: sayWay(way) })}
        </p>
        <p className="text-muted">
          {sayResult(way !== 'secret' ? 'votesNow' : isTaking ? 'taking' : 'casting')}
        </p>
        {way !== 'hand' && (
          <p className="figures mb-3 text-2xl font-bold">
            {way === 'phone'
              ? sayResult('came', { came })
              : isTaking
                ? sayResult('taken', { taken, present })
                : sayResult('ballots', { came, taken })}
          </p>
        )}
        {isTaking ? (
          <Form method="post" className="grid gap-3">
            <input type="hidden" name="voteId" value={id} />
            <p className="text-muted">{say('toCastingText')}</p>
            {taken > 0 && taken < FEW && <p className="text-pretty">{say('takenByFew')}</p>}
            <Button
              type="submit"
              name="intent"
              value="casting"
              variant="primary"
              className="justify-self-start max-md:w-full"
            >
              {say('toCasting')}
            </Button>
          </Form>
        ) : (
          <Closing vote={vote} fault={fault} />
        )}
      </Panel>
      <Annul votes={[vote]} fault={fault} />
    </>
  )
}

function Closing({ vote: { id, way, candidates, came, taken, ...vote }, fault }: RunningProps) {
  const say = useWords(roomWords)
  const sayResult = useWords(resultWords)
  const names = candidates.length > 0 ? candidates : [sayResult('yes'), sayResult('no')]
  const missing = way === 'secret' ? Math.max(0, taken - came) : 0
  return (
    <Form method="post" key={id} className="grid gap-4">
      <input type="hidden" name="voteId" value={id} />
      {way === 'hand' && (
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="mb-2 font-semibold">{say('handNumbers')}</legend>
          {names.map((name, index) => (
            <Field key={name} label={name} error={index === 0 ? fault?.fields.counts : undefined}>
              <TextInput
                name={`count.${index + 1}`}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                required
              />
            </Field>
          ))}
          <Field label={sayResult('abstained')} error={fault?.fields.abstained}>
            <TextInput name="abstained" inputMode="numeric" maxLength={6} autoComplete="off" />
          </Field>
        </fieldset>
      )}
      {(way === 'hand' || vote.presentTyped) && (
        <Field
          label={say('presentTyped')}
          hint={vote.presentTyped ? say('presentSaid', { present: vote.present ?? 0 }) : say('presentHint')}
          error={fault?.fields.presentTyped}
        >
          <TextInput
            name="presentTyped"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            className="max-w-40"
          />
        </Field>
      )}
      {missing > 0 && <p className="text-pretty">{say('missing', { count: missing })}</p>}
      <Button
        type="submit"
        name="intent"
        value="end"
        // Whoever closes now leaves out those whose ballot is on its way.
        variant={missing > 0 ? 'outline' : 'primary'}
        className="justify-self-start max-md:w-full"
      >
        {say('end')}
      </Button>
    </Form>
  )
}

type AnnulProps = {
  readonly votes: readonly Pick<VoteView, 'id' | 'number' | 'title'>[]
  readonly fault: FormFault | undefined
}

function Annul({ votes, fault }: AnnulProps) {
  const say = useWords(roomWords)
  return (
    <Panel>
      <Fold label={say('annul')} isDangerous open={fault?.values.intent === 'annul'}>
        <Form method="post" className="mt-2 grid gap-3">
          <p className="text-muted">{say('annulText')}</p>
          <Field label={say('point')}>
            <Select
              name="voteId"
              options={votes.map(({ id, number, title }) => ({
                value: String(id),
                label: `${number}. ${title}`,
              }))}
            />
          </Field>
          <Field label={say('reason')} error={fault?.fields.reason}>
            <TextInput name="reason" required maxLength={1000} autoComplete="off" />
          </Field>
          <Button type="submit" name="intent" value="annul" variant="danger" className="justify-self-start">
            {say('annul')}
          </Button>
        </Form>
      </Fold>
    </Panel>
  )
}
