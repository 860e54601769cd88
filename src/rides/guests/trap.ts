/** Robots fill in every field they find; people do not see this one. */
export const TRAP_FIELD = 'homepage'
