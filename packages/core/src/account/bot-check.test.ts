import { expect, it } from 'vitest'
import { BOT_MESSAGE, checkForBots } from './bot-check.ts'

it('says what the specification says', () => {
  expect(BOT_MESSAGE).toBe("Please disable all bots per our website's requirements.")
})

it.each([
  [true, []],
  [false, []],
  [false, ['webdriver']],
])('on=%s with the markers %j lets a form be sent', (isOn, markers) => {
  expect(checkForBots({ isOn, markers })).toEqual({ ok: true, value: undefined })
})

it('refuses when automation is found, and tells by what', () => {
  expect(checkForBots({ isOn: true, markers: ['webdriver', 'callPhantom'] })).toEqual({
    ok: false,
    refusal: {
      kind: 'automation-found',
      message: BOT_MESSAGE,
      markers: ['webdriver', 'callPhantom'],
    },
  })
})
