/**
 * Whether the same request, just sent again, may pass: the trouble was ours or of the moment. What the asker or the
 * club's data are refused for stays refused until a person changes it, so no retry is offered for that.
 */
export function mayPassLater(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}
