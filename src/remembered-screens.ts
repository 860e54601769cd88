/**
 * Screens that read nothing but tables that note their changes: looked at again before anything in the club has changed, they
 * are shown as they were drawn (`ground/http/drawn-again.server.ts`). A walk looks at what each of them reads.
 */
export const REMEMBERED_SCREENS: readonly string[] = ['/admin/members']
