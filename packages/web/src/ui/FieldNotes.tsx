import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import styles from './Field.module.css'

export interface FieldNotesProps {
  description?: ReactNode
  error?: string | undefined
}

/** Description and error below a control of the headless library, which links them. */
export const FieldNotes = ({ description, error }: FieldNotesProps) => (
  <>
    {description && (
      <Text slot="description" className={styles['description'] ?? ''}>
        {description}
      </Text>
    )}
    <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
  </>
)
