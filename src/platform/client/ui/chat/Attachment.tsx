import type { ReactNode } from 'react'
import styles from './Attachment.module.css'

interface AttachmentProps {
  /** Beside the words; what it shows stands in them. */
  drawing?: ReactNode
  title: ReactNode
  /** Under the title: "91, a close match". */
  detail?: ReactNode
  /** What the reader can do with it. */
  action?: ReactNode
}

/** What a message brings along, in the place below its text. */
export function Attachment({ drawing, title, detail, action }: AttachmentProps) {
  return (
    <div className={styles.attachment}>
      {drawing && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
