import { paths } from '@fairhaul/core'
import { Upload } from 'lucide-react'
import { Link } from '../../di/Link.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import buttonStyles from '../../ui/Button.module.css'

/** Leads to the upload of a list, from the lists that it adds to. */
export const UploadListLink = () => (
  <Link to={paths.uploadList()} {...buttonStyle()}>
    <span className={buttonStyles['icon']}>
      <Upload />
    </span>
    Upload list
  </Link>
)
