import { expect, it } from 'vitest'
import { readFeatureToggles, USUAL_TOGGLES } from './feature-toggles.ts'

it('the toggles of an empty configuration are the defaults', () => {
  expect(readFeatureToggles({})).toEqual({ ok: true, value: USUAL_TOGGLES })
  expect(USUAL_TOGGLES).toEqual({
    offersDoNotUseAssociations: true,
    showsOrangeShield: true,
    searchesOriginRadius: false,
    showsDirectory: true,
    hasChat: true,
    showsScopeManagement: true,
    acceptsMotiveCredentials: false,
  })
})

it.each([
  ['DISABLE_DNU_ASSOCIATIONS', '0', 'offersDoNotUseAssociations', true],
  ['DISABLE_DNU_ASSOCIATIONS', '1', 'offersDoNotUseAssociations', false],
  ['DISABLE_ORANGE_SHIELD', '0', 'showsOrangeShield', true],
  ['DISABLE_ORANGE_SHIELD', '1', 'showsOrangeShield', false],
  ['DISABLE_ORIGIN_RADIUS_SEARCH', '0', 'searchesOriginRadius', true],
  ['DISABLE_ORIGIN_RADIUS_SEARCH', '1', 'searchesOriginRadius', false],
  ['SHOW_DIRECTORY', '0', 'showsDirectory', false],
  ['SHOW_DIRECTORY', '1', 'showsDirectory', true],
  ['ENABLE_INTERCOM', '0', 'hasChat', false],
  ['ENABLE_INTERCOM', '1', 'hasChat', true],
  ['HIDE_USER_INSIGHT_SCOPE_MANAGEMENT', '0', 'showsScopeManagement', true],
  ['HIDE_USER_INSIGHT_SCOPE_MANAGEMENT', '1', 'showsScopeManagement', false],
  ['TEMPORARILY_SHOW_MOTIVE_AS_VALID_CREDENTIALS', '0', 'acceptsMotiveCredentials', false],
  ['TEMPORARILY_SHOW_MOTIVE_AS_VALID_CREDENTIALS', '1', 'acceptsMotiveCredentials', true],
] as const)('%s=%s makes %s %s', (name, text, toggle, is) => {
  expect(readFeatureToggles({ [name]: text })).toEqual({
    ok: true,
    value: { ...USUAL_TOGGLES, [toggle]: is },
  })
})

it.each(['', ' 1', 'true', '2', '00'])('a toggle with the text %j is refused by its name', text => {
  expect(readFeatureToggles({ SHOW_DIRECTORY: text, ENABLE_INTERCOM: '1' })).toEqual({
    ok: false,
    refusal: {
      kind: 'unreadable-toggles',
      names: ['SHOW_DIRECTORY'],
      message: 'Neither 0 nor 1: SHOW_DIRECTORY.',
    },
  })
})

it('all unreadable toggles are named, and nothing else', () => {
  const texts = { ENABLE_INTERCOM: 'on', DISABLE_ORANGE_SHIELD: 'off', ANOTHER_SETTING: 'yes' }
  expect(readFeatureToggles(texts)).toMatchObject({
    ok: false,
    refusal: {
      names: ['DISABLE_ORANGE_SHIELD', 'ENABLE_INTERCOM'],
      message: 'Neither 0 nor 1: DISABLE_ORANGE_SHIELD, ENABLE_INTERCOM.',
    },
  })
})
