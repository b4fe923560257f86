import { useParams, useSearchParams } from 'react-router-dom';
import { Review } from '#features/review/components/review.tsx';
import { PageMeta } from '#routes/page-meta.tsx';

export default function ReviewPage() {
  const { conversion = '' } = useParams();
  const [query] = useSearchParams();
  const revision = /^\d{1,3}$/.exec(query.get('revision') ?? '')?.[0];
  return (
    <>
      <PageMeta title="Review" description="Compare the rows with the PDF and correct them." path={null} />
      <Review
        conversion={conversion}
        startRow={query.get('row')}
        startRevision={revision === undefined ? null : Number(revision)}
      />
    </>
  );
}
