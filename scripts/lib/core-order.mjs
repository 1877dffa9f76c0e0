/**
 * The folders of packages/core/src from the lowest to the highest: a folder imports only folders before it. The
 * architecture check refuses an import of a later folder, unless it stands in `CORE_EXCEPTIONS`.
 */
export const CORE_FOLDERS = [
  'shared',
  'list',
  'toast',
  'map',
  'carrier',
  'insurance',
  'rules',
  'search',
  'account',
  'connection',
  'identity-alert',
  'rate-confirmation',
  'load',
  'change',
  'comparison',
  'navigation',
  'ports',
]

/** Imports against the direction that are left, as `from to`. None may be added. */
export const CORE_EXCEPTIONS = [
  'account ports',
  'carrier account',
  'carrier connection',
  'carrier identity-alert',
  'carrier insurance',
  'carrier navigation',
  'carrier rules',
  'carrier search',
  'connection ports',
  'map carrier',
  'map ports',
  'map search',
  'rate-confirmation ports',
  'rules ports',
  'search account',
  'search connection',
  'search identity-alert',
  'search navigation',
  'search ports',
]
