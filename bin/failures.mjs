// Which tests of a step fell and why, read from the report its runner leaves. A log of an hour is often
// kept only by its end, so the end must say what fell.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './lib.mjs'

const LINES = 12
// eslint-disable-next-line no-control-regex
const COLOURS = /\u001b\[[0-9;]*m/g

export function failuresIn(file) {
  if (!file || !existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.testResults ? ofVitest(report) : ofPlaywright(report)
}

function ofVitest({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative(root, path)
    const fallen = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be read or prepared has no test to blame.
    if (fallen.length === 0) return status === 'failed' ? [failure(name, message)] : []
    return fallen.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

function ofPlaywright({ suites = [], errors = [] }) {
  return [...errors.map((error) => failure('playwright', error.message)), ...suites.flatMap(ofSuite)]
}

function ofSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) =>
        failure(
          `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
          test.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n'),
        ),
      ),
  )
  return [...own, ...suites.flatMap(ofSuite)]
}

function failure(name, message = '') {
  const lines = message.replaceAll(COLOURS, '').split('\n').slice(0, LINES)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}
