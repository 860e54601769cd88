import { expect, test } from 'vitest'
import { worked } from '../../../test/worked.ts'
import { passwordFault } from './password.ts'

const isCommon = (word: string) => ['password', 'qwertyuiop', 'sunshine'].includes(word)
const OWNER = {
  email: 'jarda.novak@klub.cz',
  names: ['Jaroslav', 'Novák', 'Dědek'],
  club: ['Moravští jezdci', 'MJ Olomouc'],
  numbers: ['603123456', '15061975', '19750615'],
}

test.each([
  ['devět zna', 'too_short'],
  ['deset znak', null],
  ['🏍️🏍️🏍️🏍️🏍️', 'too_common'],
  ['x'.repeat(129), 'too_long'],
  ['čtyři slova za sebou '.repeat(6).slice(0, 128), null],
  ['password12', 'too_common'],
  ['2026PASSWORD!', 'too_common'],
  ['P4ssw0rd!2026', 'too_common'],
  ['sunshine2026', 'too_common'],
  ['$un5h1ne2026', 'too_common'],
  ['motorkář123', 'too_common'],
  ['harleydavidson', 'too_common'],
  ['Harley-Davidson 1', 'too_common'],
  ['H4rl3y-D4v1ds0n', 'too_common'],
  ['hesloheslo', 'too_common'],
  ['Klubovna-demo-2026', 'too_common'],
  ['hogchapter1', 'too_common'],
  ['novak12345', 'like_email'],
  ['moje heslo je tajné', null],
  ['7#9!k2$8&Q1@', null],
  ['aaaaaaaaaaaa', 'too_common'],
  ['abababababab', 'too_common'],
  ['1234567890', 'too_common'],
  ['abcdefghijkl', 'too_common'],
  ['jarda.novak1', 'like_email'],
  ['Jarda-Novák-7', 'like_email'],
  ['jarda novak jezdí rád po horách', null],
  ['správný kůň baterie svorka', null],
  // The address itself, its parts and what people make of them.
  ['jarda.novak@klub.cz', 'like_email'],
  ['JARDA.NOVAK@KLUB.CZ', 'like_email'],
  ['Jarda.Novak@klub.cz1', 'like_email'],
  ['jarda.novak@klub.cz2026!', 'like_email'],
  ['j4rd4.n0v4k@klub.cz', 'like_email'],
  ['novak.jarda', 'like_email'],
  ['novakjarda75', 'like_email'],
  ['n0v4k-j4rd4', 'like_email'],
  ['N.o.v.a.k.75', 'like_email'],
  ['kavonadraj', 'like_email'],
  ['NovakovaNovak', 'like_email'],
  ['klubklubklub', 'like_email'],
  // Names, of the person and of the club.
  ['Jaroslav1975', 'like_name'],
  ['jaroslav.novak', 'like_name'],
  ['Dědek-1975-dědek', 'like_name'],
  ['d3d3k-1975-x', 'like_name'],
  ['Jar0s1avN0vák', 'like_name'],
  ['Moravští jezdci', 'like_name'],
  ['moravstijezdci1', 'like_name'],
  ['M0ravst1Jezdc1', 'like_name'],
  ['jezdci2026!!', 'like_name'],
  ['Olomouc2026', 'like_name'],
  // Together with each other and with what everybody tries.
  ['novak harley 1', 'like_name'],
  ['HarleyJarda75', 'like_name'],
  ['JezdciNovak!', 'like_name'],
  ['sunshineNovak', 'like_name'],
  ['novak-passw0rd', 'like_name'],
  // What stands in the list of members.
  ['+420603123456', 'like_name'],
  ['603 123 456 x', 'like_name'],
  ['15061975novak', 'like_email'],
  ['1975-06-15-1975', 'like_name'],
  // Words of one's own beside a name are a password.
  ['novak pije ráno kafe', null],
  ['Jaroslav má tři motorky', null],
  ['jezdci na kraji lesa', null],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password, OWNER, isCommon)).toBe(fault)
})

// A woman's name and her husband's, a pet form, one of the riders of the Riders; letters of neighbours without their strokes.
test.each([
  ['Dvorak2026!!', ['Jana', 'Dvořáková'], 'like_name'],
  ['dvorakovi1978', ['Jan', 'Dvořák'], 'like_name'],
  ['Novotny-2026', ['Jana', 'Novotná'], 'like_name'],
  ['Čmeláček2026', ['Jan', 'Čmelák'], 'like_name'],
  ['Lukasek-2026', ['Łukasz', 'Bąk'], 'like_name'],
  ['lukasz.lukasz', ['Łukasz', 'Bąk'], 'like_name'],
  ['Sorensen-2026', ['Søren', 'Sørensen'], 'like_name'],
  ['moravskyjezdec1', ['Jan', 'Čmelák'], 'like_name'],
  ['Moravstijezdec!', ['Jan', 'Čmelák'], 'like_name'],
  ['dvorak má dva psy', ['Jana', 'Dvořáková'], null],
  ['martenitická kůra', ['Martin', 'Novák'], null],
] as const)('%s of %s is %s', (password, names, fault) => {
  const owner = { email: 'o@klub.cz', names, club: ['Moravští jezdci'] }

  expect(passwordFault(password, owner, isCommon)).toBe(fault)
})

test.each([
  ['an address without a name', { email: 'a@b.cz', names: [], club: [] }],
  ['empty names', { email: '', names: ['', ' '], club: [''] }],
])('%s forbids nothing', (_what, owner) => {
  expect(passwordFault('správný kůň baterie', owner, isCommon)).toBe(null)
})

test('the longest password is judged at once', () => {
  const took = worked(() => passwordFault('novakjarda'.repeat(12), OWNER, isCommon))

  expect(took).toBeLessThan(200)
})
