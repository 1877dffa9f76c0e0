import { expect, it } from 'vitest'
import { BOT_MESSAGE, checkForBots } from './bot-check.ts'

it('the bot-check message is the one of the specification', () => {
  expect(BOT_MESSAGE).toBe("Please disable all bots per our website's requirements.")
})

it.each([
  [true, []],
  [false, []],
  [false, ['webdriver']],
])('with the bot check on=%s and the markers %j the form may be sent', (isOn, markers) => {
  expect(checkForBots({ isOn, markers })).toEqual({ ok: true, value: undefined })
})

it('the bot check refuses when it finds automation, and names the markers', () => {
  expect(checkForBots({ isOn: true, markers: ['webdriver', 'callPhantom'] })).toEqual({
    ok: false,
    refusal: {
      kind: 'automation-found',
      message: BOT_MESSAGE,
      markers: ['webdriver', 'callPhantom'],
    },
  })
})
