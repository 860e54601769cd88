export const APPLICANTS_PATH = '/admin/applications/applicants'
