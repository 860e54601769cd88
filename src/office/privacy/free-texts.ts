export type FreeText = {
  readonly table: string
  readonly column: string
  readonly isJson: boolean
  /** What else is set with it. */
  readonly also: string
}

const text = (table: string, ...columns: readonly string[]): readonly FreeText[] =>
  columns.map((column) => ({ table, column, isJson: false, also: '' }))
const json = (table: string, ...columns: readonly string[]): readonly FreeText[] =>
  columns.map((column) => ({ table, column, isJson: true, also: '' }))

// Where somebody may be spoken of in a row that is not about him. Identities of others (a shared phone, an emergency contact)
// are not here: those are theirs.
export const FREE_TEXTS: readonly FreeText[] = [
  ...text('member', 'note', 'exclusion_reason', 'archive_reason', 'patches_solved_note'),
  ...json('member', 'own'),
  ...text('membership_closing', 'review_note'),
  ...text('application', 'motivation', 'recommended_by', 'reason'),
  ...json('application', 'own'),
  ...text('allocation', 'note', 'reversal_reason'),
  ...text('credit', 'note', 'closing_note'),
  ...text('donation', 'note'),
  ...text('refund', 'note'),
  ...text('ride_cash', 'note'),
  ...text('registration', 'note', 'pillions'),
  ...json('registration', 'answers'),
  ...text('event', 'description', 'description_en', 'cancel_reason', 'ride_note'),
  ...text('album', 'description'),
  ...text('meeting', 'note', 'asked_by', 'short_notice_reason', 'cancel_reason'),
  ...text('agenda_point', 'title', 'wording', 'presenter'),
  ...text('meeting_proposal', 'title', 'wording', 'answer'),
  ...text('vote_suspension', 'reason'),
  ...text('meeting_proxy', 'note'),
  ...text('meeting_vote', 'annul_reason'),
  ...text('meeting_minutes', 'body'),
  ...text('resolution', 'wording', 'doer'),
  ...text('rollam', 'title', 'wording', 'cancel_reason'),
  ...text('news', 'body', 'body_en'),
  ...text('message', 'body'),
  ...text('photo', 'caption'),
  ...text('hide_request', 'reason'),
  ...text('member_view', 'name'),
  ...text('program_key', 'name'),
  ...text('hook', 'name'),
  ...json('member_view', 'query'),
  ...text('batch_item', 'label'),
  ...json('batch_item', 'payload', 'details'),
  ...json('batch', 'params'),
  ...text('mail', 'last_error'),
  ...text('mail_attempt', 'reply'),
  ...json('mail', 'params'),
  { table: 'audit_detail', column: 'note', isJson: false, also: ', erased_at = coalesce(erased_at, now())' },
  {
    table: 'audit_detail',
    column: 'changes',
    isJson: true,
    also: ', erased_at = coalesce(erased_at, now())',
  },
]
