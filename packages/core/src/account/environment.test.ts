import { expect, it } from 'vitest'
import { environmentName, USUAL_ENVIRONMENT } from './environment.ts'

it.each([
  ['staging', 'staging'],
  [' staging ', 'staging'],
  ['  ', 'production'],
  ['', 'production'],
  [null, 'production'],
  [undefined, 'production'],
])('%j is the environment %s', (configured, name) => {
  expect(environmentName(configured)).toBe(name)
  expect(USUAL_ENVIRONMENT).toBe('production')
})
