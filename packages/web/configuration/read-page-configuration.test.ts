import { expect, it } from 'vitest'
import { readPageConfiguration, USUAL_CONFIGURATION } from './read-page-configuration.ts'

const here = { protocol: 'http:', hostname: 'watchdog.localhost', port: '4170' }

it.each(['', 'nonsense', '{}', 'null'])(
  'the configuration has the defaults where the page contains none: %s',
  json => {
    expect(readPageConfiguration(json, here)).toEqual({
      ...USUAL_CONFIGURATION,
      version: 'unknown',
      hasSourceMaps: false,
      origins: { main: 'http://localhost:4170', watchdog: 'http://watchdog.localhost:4170' },
    })
  },
)

it('the configuration is the one that the server wrote', () => {
  const written = {
    ...USUAL_CONFIGURATION,
    version: '0.1.0+abc',
    hasSourceMaps: true,
    botCheck: false,
    origins: { main: 'https://a.example', watchdog: 'https://watchdog.example' },
  }
  expect(readPageConfiguration(JSON.stringify(written), here)).toEqual(written)
})

it('the brands are distinguished by host where the server named no origins', () => {
  const page = { protocol: 'https:', hostname: 'portal.example', port: '' }
  expect(readPageConfiguration(JSON.stringify(USUAL_CONFIGURATION), page).origins).toEqual({
    main: 'https://portal.example',
    watchdog: 'https://watchdog.portal.example',
  })
})
