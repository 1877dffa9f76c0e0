import { type FeatureToggles, type ToggleTexts, TOGGLE_SETTINGS } from '@fairhaul/core'
import fc from 'fast-check'

/** Any toggles, however they came about. */
export const featureToggles: fc.Arbitrary<FeatureToggles> = fc.record({
  offersDoNotUseAssociations: fc.boolean(),
  showsOrangeShield: fc.boolean(),
  searchesOriginRadius: fc.boolean(),
  showsDirectory: fc.boolean(),
  hasChat: fc.boolean(),
  showsScopeManagement: fc.boolean(),
  acceptsMotiveCredentials: fc.boolean(),
})

/** Configurations that can be read: 0, 1 or nothing for each toggle, beside settings that are no toggle. */
export const toggleTexts: fc.Arbitrary<ToggleTexts> = fc.record(
  {
    ...Object.fromEntries(
      Object.values(TOGGLE_SETTINGS).map(({ name }) => [name, fc.constantFrom('0', '1')]),
    ),
    OTHER_SETTING: fc.string(),
  },
  { requiredKeys: [] },
)
