import { defaultServerConditions } from 'vite'

/** Packages of the workspace are read from their sources, as `exports` of the core's package.json says. */
export const SOURCE_CONDITIONS = ['fairhaul-source', ...defaultServerConditions]
