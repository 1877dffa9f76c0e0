import { hasInsuranceWorkflow, mayMonitor, paths } from '@fairhaul/core'
import { FileCheck, Upload } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import buttonStyles from '../../ui/Button.module.css'
import styles from './UploadLinks.module.css'

/** Lead to the uploads of a list and of certificates, from the lists of carriers that they are for. */
export const UploadLinks = observer(() => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null) return null
  return (
    <span className={styles['links']}>
      {hasInsuranceWorkflow(user) && (
        <UploadLink path={paths.uploadCertificates()} icon={<FileCheck />}>
          Upload certificates
        </UploadLink>
      )}
      {mayMonitor(user) && (
        <UploadLink path={paths.uploadList()} icon={<Upload />}>
          Upload list
        </UploadLink>
      )}
    </span>
  )
})

interface Props {
  readonly path: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

const UploadLink = ({ path, icon, children }: Props) => (
  <Link to={path} {...buttonStyle()}>
    <span className={buttonStyles['icon']}>{icon}</span>
    {children}
  </Link>
)
