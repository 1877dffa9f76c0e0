import { expect, it } from 'vitest'
import { browserBrandHosts } from './brand-hosts.ts'

const origins = { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' }

it.each([
  ['portal.example', '', 'main', false, 'https://watchdog.portal.example/broker/login'],
  ['watchdog.portal.example', '#moved', 'watchdog', true, 'https://portal.example/broker/login'],
  ['127.0.0.1', '', 'main', false, null],
  ['[::1]', '#elsewhere', 'main', false, null],
])(
  'brand, redirect mark and the other brand’s host are read from %s%s',
  (hostname, hash, here, wasMoved, otherUrl) => {
    expect(browserBrandHosts({ hostname, hash }, origins, '#moved')).toEqual({ here, wasMoved, otherUrl })
  },
)
