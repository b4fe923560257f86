import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints why each skipped test was skipped, then the one closing line that CI counts. */
export default class ClosingLineReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private readonly skipped: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'passed') this.passed += 1;
    else if (result.state === 'failed') this.failed += 1;
    else this.skipped.push(`${test.fullName}: ${('note' in result && result.note) || 'no reason given'}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // A file that could not be loaded, or a suite whose preparation failed, ran no test; yet it is a failure.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = suites.filter((suite) => suite.errors().length > 0).length;
    for (const reason of this.skipped) console.log(`skipped ${reason}`);
    console.log(
      `${this.passed} passed, ${this.failed + broken + errors.length} failed, ${this.skipped.length} skipped`,
    );
  }
}
