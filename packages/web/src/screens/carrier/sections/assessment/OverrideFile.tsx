import type { RuleOverride } from '@fairhaul/core'
import { FileLink } from '../../../../ui/FileLink.tsx'

/** The file of an override, as a link that downloads it. Empty: nothing without one. */
export const OverrideFile = ({ file }: Pick<RuleOverride, 'file'>) => {
  if (file === null) return null
  return (
    <>
      {' '}
      <FileLink file={file} />
    </>
  )
}
