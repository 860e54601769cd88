import { cardNumber } from '../../people/members/member.ts'

type Named = {
  readonly donorName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly memberNumber: number | null
}

/** 'Čech Jaroslav (011)', or the name somebody wrote. */
export function donorOf({ donorName, firstName, lastName, memberNumber }: Named): string {
  if (memberNumber === null) return donorName ?? ''
  return `${lastName ?? ''} ${firstName ?? ''} (${cardNumber(memberNumber)})`
}
