/** What a letter's link leads to: whoever reads the log must not be able to go there. */
const SECRET = /^\/(o|overeni|odhlasit)\/.+/

/** The path alone: a query may hold a secret link. And of a link in a letter, or a card's code, not even the path. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, '/$1/***')
}
