import { LaunchBanner } from '#features/pricing/components/launch-banner.tsx';
import { PricingSection } from '#features/pricing/components/pricing-section.tsx';
import { frozenSection } from '#routes/frozen-section.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { PublicFrame } from '#shell/public-frame.tsx';
import { Hero } from './home/hero.tsx';
import { MobileBar } from './home/mobile-bar.tsx';

const ProofFigure = frozenSection('proof-figure', () => import('./home/proof-figure.tsx'));
const HowItWorks = frozenSection('how-it-works', () => import('./home/how-it-works.tsx'));
const FeatureGrid = frozenSection('feature-grid', () => import('./home/feature-grid.tsx'));
const Comparison = frozenSection('comparison', () => import('./home/comparison.tsx'));
const HomeQuestions = frozenSection('home-questions', () => import('./home/home-questions.tsx'));
const ClosingCall = frozenSection('closing-call', () => import('./home/closing-call.tsx'));

export default function HomePage() {
  return (
    <PublicFrame banner={<LaunchBanner />}>
      <PageMeta
        title="Crossfoot: PDF bank statements to CSV, checked to the cent"
        description="Convert PDF bank and credit card statements to CSV, Excel, QuickBooks or Xero. Every row is added up against the balances your bank printed. One conversion free, no account."
        path={paths.home}
      />
      <Hero />
      <ProofFigure />
      <HowItWorks />
      <FeatureGrid />
      <Comparison />
      <PricingSection />
      <HomeQuestions />
      <ClosingCall />
      <MobileBar />
    </PublicFrame>
  );
}
