import { type StoredWith, storedRecordLink } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'

/** That a record was kept with an act, with a link to it. Empty: nothing where none was. */
export const StoredRecord = ({ made }: { readonly made: StoredWith | null }) => {
  const link = storedRecordLink(made)
  return link === undefined ? null : <Link to={link.path}>{link.text}</Link>
}
