import type { ApplicationList } from './application.ts'

type Place = { readonly status: ApplicationList; readonly page: number; readonly id?: number }

/** The address of a view, so that it can be sent to somebody; what is usual is left out. */
export function addressOf({ status, page, id }: Place): string {
  const asked = new URLSearchParams()
  if (status !== 'PENDING') asked.set('status', status)
  if (page > 1) asked.set('page', String(page))
  if (id !== undefined) asked.set('id', String(id))
  const text = asked.toString()
  return text ? `/admin/applications?${text}` : '/admin/applications'
}
