import field from '../../../../ui/Field.module.css'

/** What is wrong, beside what it is about; read out at once, and where the focus goes. Empty: nothing. */
export const Problem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={field['error']} role="alert" data-problem="" tabIndex={-1}>
      {text}
    </p>
  )
