import { useParams, useSearchParams } from 'react-router-dom';
import { Review } from '#features/review/components/review.tsx';
import { PageMeta } from '#routes/page-meta.tsx';

export default function ReviewPage() {
  const { conversion = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <>
      <PageMeta title="Review" description="Compare the rows with the PDF and correct them." path={null} />
      <Review conversion={conversion} startRow={query.get('row')} />
    </>
  );
}
