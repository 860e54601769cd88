const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1] as const

/** The first ten-digit account number from `start` up that passes the banks' own check. */
export function validAccountNumber(start: number): string {
  let number = start
  while (!passesCheck(String(number))) number += 1
  return String(number)
}

function passesCheck(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return sum % 11 === 0
}
