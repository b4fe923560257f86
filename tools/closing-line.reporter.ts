import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints why each skipped test was skipped and what passed only when tried again, then the one line that CI counts. */
export default class ClosingLineReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private readonly skipped: string[] = [];
  private readonly flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (test.diagnostic()?.flaky) this.flaky.push(test.fullName);
    if (result.state === 'passed') this.passed += 1;
    else if (result.state === 'failed') this.failed += 1;
    else this.skipped.push(`${test.fullName}: ${('note' in result && result.note) || 'no reason given'}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // A file that could not be loaded, or a suite whose preparation failed, ran no test; yet it is a failure.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = suites.filter((suite) => suite.errors().length > 0).length;
    for (const name of this.flaky) console.log(`flaky: passed only when tried again: ${name}`);
    for (const reason of this.skipped) console.log(`skipped ${reason}`);
    console.log(
      `${this.passed} passed, ${this.failed + broken + errors.length} failed, ${this.skipped.length} skipped`,
    );
  }
}
