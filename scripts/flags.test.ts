import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { at } from './lib/paths.mjs'

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at(`scripts/${command}.mjs`), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it.each(['start', 'build', 'laws', 'lives', 'metrics', 'monitor-fault', 'test'])(
  '%s with a flag that it does not have says so, with its usage, and does nothing',
  command => {
    const { status, stdout, stderr } = run(command, '--nonsense')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^Unknown option '--nonsense'[^\n]*\n\n(Usage: )?npm /)
  },
)

it('start prints its flags on request', () => {
  const { status, stdout } = run('start', '--help')
  expect({ status, first: stdout.split('\n')[0] }).toEqual({
    status: 0,
    first: expect.stringMatching(/^Usage: npm start -- \[--world NAME\]/),
  })
})

it.each([
  ['--port', 'x'],
  ['--monitor-port', '70000'],
  ['--speed', '0'],
])('start with %s %s names the flag', (flag, value) => {
  const { status, stderr } = run('start', flag, value)
  expect(status).toBe(2)
  expect(stderr).toContain(`${flag} `)
})
