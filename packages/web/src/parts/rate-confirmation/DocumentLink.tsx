import type { AttachedDocument } from '@fairhaul/core'
import { bytesText } from '../../ui/FileDrop.tsx'
import { FileLink } from '../../ui/FileLink.tsx'
import styles from './rate-confirmation.module.css'

/** A document to download, with its size. One of another host is only named. */
export const DocumentLink = ({ document }: { readonly document: AttachedDocument }) => (
  <span className={styles['document']}>
    <FileLink file={document} />
    <span className={styles['note']}>{bytesText(document.bytes)}</span>
  </span>
)
