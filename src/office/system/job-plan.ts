import { type Language, speak } from '../../ground/values/words.ts'
import { jobWords, planWords } from './job.words.ts'

/** What a kind of background work is called; of one nobody named, its name in the code. */
export function jobInWords(name: string, language: Language): string {
  return isNamed(name) ? speak(jobWords, language)(name) : name
}

export function isNamed(name: string): name is keyof typeof jobWords {
  return Object.hasOwn(jobWords, name)
}

/** When it comes by itself; a plan we do not use is said as it stands. */
export function planInWords(cron: string, language: Language): string {
  const say = speak(planWords, language)
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.join(' ') !== '* * *') return cron
  if (minute === '*' && hour === '*') return say('everyMinute')
  const [, step] = /^\*\/(\d+)$/.exec(minute) ?? []
  if (step !== undefined && hour === '*') return say('everyMinutes', { count: step })
  if (!/^\d+$/.test(minute)) return cron
  if (hour === '*') return say('hourly')
  const [, from, to] = /^(\d+)-(\d+)$/.exec(hour) ?? []
  if (from !== undefined && to !== undefined) return say('byDay', { from, to })
  return /^\d+$/.test(hour)
    ? say('daily', { time: `${hour}${language === 'cs' ? '.' : ':'}${minute.padStart(2, '0')}` })
    : cron
}
