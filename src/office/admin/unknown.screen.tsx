/** Never seen: the guard sends every unknown address of the admin area to the thanks page. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function UnknownScreen() {
  return null
}
