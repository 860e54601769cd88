export const CHANGE_PATH = '/admin/members/change'
