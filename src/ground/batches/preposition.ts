// Czech says 've třech', 've čtyřiceti', but 'v pěti'; 'ze tří', 'ze sedmi', but 'z pěti'. The written figure is read aloud.
const VE = /^(?:[234]|1[234]|[234]\d|[1-4]\d\d)$/
const ZE = /^(?:[23467]|1[3467]|[3467]\d|[13467]\d\d)$/

export function inCzech(count: number): string {
  return `${VE.test(String(count)) ? 've' : 'v'} ${count}`
}

export function ofCzech(count: number): string {
  return `${ZE.test(String(count)) ? 'ze' : 'z'} ${count}`
}
