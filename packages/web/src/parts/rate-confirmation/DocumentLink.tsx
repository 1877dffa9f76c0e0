import type { AttachedDocument } from '@fairhaul/core'
import { bytesText } from '../../ui/FileDrop.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './rate-confirmation.module.css'

/** A document to download, with its size. One of another host is only named. */
export const DocumentLink = ({ document: { name, url, bytes } }: { readonly document: AttachedDocument }) => (
  <span className={styles['document']}>
    {url.startsWith('/') ? (
      <TextLink href={url} download={name}>
        {name}
      </TextLink>
    ) : (
      name
    )}
    <span className={styles['note']}>{bytesText(bytes)}</span>
  </span>
)
