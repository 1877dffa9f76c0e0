import type { RuleOverride } from '@fairhaul/core'
import { linkClass } from '../../../../ui/TextLink.tsx'

/** The file of an override, as a link that downloads it. Empty: nothing without one. */
export const OverrideFile = ({ file }: Pick<RuleOverride, 'file'>) => {
  if (file === null) return null
  return (
    <>
      {' '}
      {file.url.startsWith('/') ? (
        <a href={file.url} download={file.name} className={linkClass}>
          {file.name}
        </a>
      ) : (
        file.name
      )}
    </>
  )
}
