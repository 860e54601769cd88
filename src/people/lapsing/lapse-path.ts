export const LAPSES_PATH = '/admin/leaving/unpaid'
