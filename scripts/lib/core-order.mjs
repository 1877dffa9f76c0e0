/**
 * The folders of packages/core/src from the lowest to the highest: a folder may import the folders before it. The
 * architecture check refuses an import of a later folder.
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
