import { type FeatureToggles, USUAL_TOGGLES } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** The toggles of a configuration that says nothing. */
export const someToggles = builder<FeatureToggles>(USUAL_TOGGLES)
