import { describe, expect, it } from 'vitest'
import { readConfiguration, SETTINGS, unknownSettings } from './read-configuration.ts'
import { USUAL_CONFIGURATION } from './read-page-configuration.ts'
import type { Texts } from './setting.ts'

const read = (texts: Texts) => {
  const outcome = readConfiguration(texts)
  if (!outcome.ok) throw new Error(outcome.refusal.map(({ message }) => message).join('\n'))
  return outcome.value
}

const refusals = (texts: Texts) => {
  const outcome = readConfiguration(texts)
  return outcome.ok ? [] : outcome.refusal.map(({ message }) => message)
}

it('an environment that is empty, or has only empty values, gives the defaults', () => {
  const toggleNames = new Set(SETTINGS.filter(({ usual }) => /^`[01]`$/.test(usual)).map(({ name }) => name))
  const empty = SETTINGS.filter(({ name }) => !toggleNames.has(name)).map(({ name }) => [name, ' '])
  expect(read({})).toEqual(USUAL_CONFIGURATION)
  expect(read(Object.fromEntries(empty))).toEqual(USUAL_CONFIGURATION)
})

it('setting names are unique', () => {
  const names = SETTINGS.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

const ORIGINS = {
  FAIRHAUL_MAIN_ORIGIN: 'https://portal.example',
  FAIRHAUL_WATCHDOG_ORIGIN: 'https://watchdog.portal.example/',
}

it.each([
  [
    'both origins',
    ORIGINS,
    { origins: { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' } },
  ],
  [
    'origins of this machine',
    {
      FAIRHAUL_MAIN_ORIGIN: 'http://localhost:4170',
      FAIRHAUL_WATCHDOG_ORIGIN: 'http://watchdog.localhost:4170',
    },
    { origins: { main: 'http://localhost:4170', watchdog: 'http://watchdog.localhost:4170' } },
  ],
  ['an environment', { FAIRHAUL_ENVIRONMENT: 'staging-2' }, { environment: 'staging-2' }],
  [
    'an onboarding address',
    { FAIRHAUL_ONBOARDING_URL: 'https://start.example/a?b' },
    { onboardingUrl: 'https://start.example/a?b' },
  ],
  [
    'hosts',
    { FAIRHAUL_REDIRECT_HOSTS: 'id.example, verify.example:8443,,[::1]:80' },
    { redirectHosts: ['id.example', 'verify.example:8443', '[::1]:80'] },
  ],
  ['no bot check', { FAIRHAUL_BOT_CHECK: 'off' }, { botCheck: false }],
  ['a bot check', { FAIRHAUL_BOT_CHECK: 'on' }, { botCheck: true }],
  [
    'error reports',
    { FAIRHAUL_SENTRY_DSN: 'https://ab12@errors.example/sub/7' },
    { errorReports: { dsn: 'https://ab12@errors.example/sub/7' } },
  ],
  [
    'error reports to this machine',
    { FAIRHAUL_SENTRY_DSN: 'http://k@127.0.0.1:9000/1' },
    { errorReports: { dsn: 'http://k@127.0.0.1:9000/1' } },
  ],
  ['a tag manager', { FAIRHAUL_TAG_MANAGER_ID: 'GTM-AB12' }, { tagManager: { id: 'GTM-AB12' } }],
  [
    'ignored page views',
    { FAIRHAUL_IGNORED_PAGE_VIEWS: 'login, carrier' },
    { ignoredPageViews: ['login', 'carrier'] },
  ],
  ['a chat', { FAIRHAUL_CHAT_APP_ID: 'x1y2z3' }, { chat: { appId: 'x1y2z3' } }],
  ['support', { FAIRHAUL_SUPPORT_EMAIL: 'help@fairhaul.example' }, { supportEmail: 'help@fairhaul.example' }],
  ['maps', { FAIRHAUL_MAPS_KEY: 'AIza-x_1' }, { maps: { kind: 'google', key: 'AIza-x_1', mapId: null } }],
  [
    'maps of a style',
    { FAIRHAUL_MAPS_KEY: 'k', FAIRHAUL_MAPS_MAP_ID: 'm1' },
    { maps: { kind: 'google', key: 'k', mapId: 'm1' } },
  ],
  [
    'a card provider',
    { FAIRHAUL_CARD_AUTHORIZATION: 'sandbox_abc_def' },
    { cards: { kind: 'provider', authorization: 'sandbox_abc_def' } },
  ],
  ['test cards', { FAIRHAUL_CARDS: 'test' }, { cards: { kind: 'test' } }],
  ['no cards', { FAIRHAUL_CARDS: 'none' }, { cards: { kind: 'none' } }],
])('an environment with %s is read, with defaults for the rest', (_, texts: Texts, found) => {
  expect(read(texts)).toEqual({ ...USUAL_CONFIGURATION, ...found })
})

it("the toggles are read with the specification's names", () => {
  expect(read({ ENABLE_INTERCOM: '0', DISABLE_ORIGIN_RADIUS_SEARCH: '0' }).toggles).toEqual({
    ...USUAL_CONFIGURATION.toggles,
    hasChat: false,
    searchesOriginRadius: true,
  })
})

describe('invalid settings', () => {
  it.each([
    ['FAIRHAUL_TAG_MANAGER_ID', ' GTM-AB12'],
    ['FAIRHAUL_TAG_MANAGER_ID', 'GTM-AB12\n'],
    ['FAIRHAUL_ENVIRONMENT', 'office\r\n'],
    ['FAIRHAUL_MAPS_KEY', '\tkey'],
  ])('%s is refused with blanks or line ends around it: %j', (name, text) => {
    expect(refusals({ [name]: text })).toEqual([`${name} must have no blanks or line ends around it.`])
  })

  it.each([
    ['FAIRHAUL_ENVIRONMENT', 'my laptop'],
    ['FAIRHAUL_ENVIRONMENT', 'x'.repeat(65)],
    ['FAIRHAUL_ONBOARDING_URL', 'start.example'],
    ['FAIRHAUL_ONBOARDING_URL', 'http://start.example'],
    ['FAIRHAUL_ONBOARDING_URL', 'javascript:alert(1)'],
    ['FAIRHAUL_ONBOARDING_URL', 'https://a:b@start.example'],
    ['FAIRHAUL_REDIRECT_HOSTS', 'https://id.example'],
    ['FAIRHAUL_REDIRECT_HOSTS', 'id.example/path'],
    ['FAIRHAUL_BOT_CHECK', '0'],
    ['FAIRHAUL_BOT_CHECK', 'OFF'],
    ['FAIRHAUL_SENTRY_DSN', 'https://errors.example/1'],
    ['FAIRHAUL_SENTRY_DSN', 'https://k@errors.example/'],
    ['FAIRHAUL_SENTRY_DSN', 'http://k@errors.example/1'],
    ['FAIRHAUL_SENTRY_DSN', 'https://k:secret@errors.example/1'],
    ['FAIRHAUL_SENTRY_DSN', 'https://k@errors.example/1?a=b'],
    ['FAIRHAUL_TAG_MANAGER_ID', 'GTM-abc'],
    ['FAIRHAUL_TAG_MANAGER_ID', 'G-ABC'],
    ['FAIRHAUL_IGNORED_PAGE_VIEWS', 'login,/loads'],
    ['FAIRHAUL_CHAT_APP_ID', '../x'],
    ['FAIRHAUL_SUPPORT_EMAIL', 'help'],
    ['FAIRHAUL_SUPPORT_EMAIL', 'a@b.example?cc=c@d.example'],
    ['FAIRHAUL_MAPS_KEY', 'a&b'],
    ['FAIRHAUL_CARD_AUTHORIZATION', 'abc'],
    ['FAIRHAUL_CARDS', 'real'],
    ['FAIRHAUL_MAIN_ORIGIN', 'https://portal.example/broker'],
    ['ENABLE_INTERCOM', 'yes'],
    ['SHOW_DIRECTORY', ''],
  ])('%s is refused when it is %s, with its name and without its value', (name, text) => {
    const [first = '', ...others] = refusals({ [name]: text })
    expect([first.startsWith(`${name} must be `), others]).toEqual([true, []])
    if (text.length > 3) expect(first).not.toContain(text)
  })

  it.each([
    [
      'one origin alone',
      { FAIRHAUL_MAIN_ORIGIN: 'https://a.example' },
      'FAIRHAUL_WATCHDOG_ORIGIN must be set, as FAIRHAUL_MAIN_ORIGIN is.',
    ],
    [
      'the other origin alone',
      { FAIRHAUL_WATCHDOG_ORIGIN: 'https://watchdog.example' },
      'FAIRHAUL_MAIN_ORIGIN must be set, as FAIRHAUL_WATCHDOG_ORIGIN is.',
    ],
    [
      'a watchdog host that does not say so',
      { ...ORIGINS, FAIRHAUL_WATCHDOG_ORIGIN: 'https://dog.example' },
      'FAIRHAUL_WATCHDOG_ORIGIN must have a host with "watchdog" in it.',
    ],
    [
      'a main host that says it is the other',
      { ...ORIGINS, FAIRHAUL_MAIN_ORIGIN: 'https://watchdog.example' },
      'FAIRHAUL_MAIN_ORIGIN must have a host without "watchdog" in it.',
    ],
    [
      'a style of maps without a key',
      { FAIRHAUL_MAPS_MAP_ID: 'm1' },
      'FAIRHAUL_MAPS_MAP_ID needs FAIRHAUL_MAPS_KEY beside it.',
    ],
    [
      'a card provider and test cards',
      { FAIRHAUL_CARDS: 'test', FAIRHAUL_CARD_AUTHORIZATION: 'sandbox_a_b' },
      'FAIRHAUL_CARDS must be left out, as FAIRHAUL_CARD_AUTHORIZATION names a provider.',
    ],
  ])('%s', (_, texts: Texts, message) => expect(refusals(texts)).toEqual([message]))

  it('every invalid setting is reported at once', () => {
    const wrong = {
      FAIRHAUL_BOT_CHECK: 'no',
      FAIRHAUL_MAPS_KEY: '?',
      FAIRHAUL_CARDS: '1',
      SHOW_DIRECTORY: '2',
    }
    expect(refusals(wrong).map(message => message.split(' ')[0])).toEqual([
      'FAIRHAUL_BOT_CHECK',
      'FAIRHAUL_MAPS_KEY',
      'FAIRHAUL_CARDS',
      'SHOW_DIRECTORY',
    ])
  })
})

it('names that look like settings and are none are reported; those of other programs are not', () => {
  const texts = { FAIRHAUL_SENTRY_DNS: 'x', FAIRHAUL_DATA: '/d', FAIRHAUL_CARDS: 'test', PATH: '/bin' }
  expect(unknownSettings(texts)).toEqual(['FAIRHAUL_SENTRY_DNS'])
})
