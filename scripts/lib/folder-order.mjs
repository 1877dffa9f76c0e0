/**
 * The folders of packages/core/src from the lowest to the highest: a folder imports only folders before it. The
 * architecture check refuses an import of a later folder, unless it is in `CORE_EXCEPTIONS`.
 */
export const CORE_FOLDERS = [
  'shared',
  'list',
  'toast',
  'routes',
  'account',
  'rules',
  'map',
  'carrier',
  'insurance',
  'identity-alert',
  'search',
  'connection',
  'load',
  'finding',
  'what-if',
  'change',
  'decision',
  'rate-confirmation',
  'audit-log',
  'comparison',
  'navigation',
  'ports',
  'cache',
]

/** Imports against the direction that are left, as `from to`. None may be added. */
export const CORE_EXCEPTIONS = []
