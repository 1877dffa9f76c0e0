import { USUAL_ENVIRONMENT, USUAL_TOGGLES } from '@fairhaul/core'
import type { Configuration } from './configuration.ts'

/** The configuration of an environment that says nothing. */
export const USUAL_CONFIGURATION: Configuration = {
  environment: USUAL_ENVIRONMENT,
  origins: null,
  onboardingUrl: null,
  redirectHosts: [],
  botCheck: true,
  toggles: USUAL_TOGGLES,
  errorReports: null,
  tagManager: null,
  ignoredPageViews: [],
  chat: null,
  supportEmail: null,
  maps: { kind: 'offline' },
  cards: { kind: 'none' },
}
