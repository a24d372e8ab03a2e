import { reviewLogPath } from '@kotonoha/contract/kanji/review-log-path'
import Button from '@mui/material/Button'
import { FormFailure } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { saveFile } from '../../../kit/save-file/save-file'
import { showToast } from '../../../kit/toasts/toast-queue'
import { fetchDownload } from '../../../session/own-data/fetch-download'
import { FigureCard } from '../../../study/plots/figure-card'

/** The learner's answers, to take away. */
export function ExportCard() {
  const { isPending, failure, submit } = useSubmission(async () => {
    const { blob, fileName } = await fetchDownload(reviewLogPath, 'kotonoha-reviews.csv')
    saveFile(blob, fileName)
    showToast('Your answers were downloaded', 'success')
  })
  return (
    <FigureCard title="Your answers as a table">
      <p>
        Every answer that counts, as CSV in the form that FSRS tools and spreadsheets read: card,
        time in milliseconds, rating, state and duration.
      </p>
      <div className="training-actions">
        <Button variant="outlined" loading={isPending} onClick={() => submit()}>
          Download CSV
        </Button>
      </div>
      <FormFailure text={failure} />
    </FigureCard>
  )
}
