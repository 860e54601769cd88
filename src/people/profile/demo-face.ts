// The key of a real portrait is thirty-two digits of chance; those of invented people begin with so many zeros that no
// chance will ever throw them.
const INVENTED = '0'.repeat(20)

type Face = { readonly seed: number; readonly isWoman: boolean }

export function demoFace({ seed, isWoman }: Face): string {
  return INVENTED + (isWoman ? '1' : '0') + seed.toString(16).padStart(11, '0')
}

export function faceOf(photoKey: string): Face | null {
  if (photoKey.length !== 32 || !photoKey.startsWith(INVENTED)) return null
  return { isWoman: photoKey[20] === '1', seed: Number.parseInt(photoKey.slice(21), 16) }
}
