<?php

namespace Drupal\training_site\Plugin\Block;

use Drupal\Core\Block\Attribute\Block;
use Drupal\Core\Block\BlockBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;

/**
 * The training site as a block.
 */
#[Block(id: 'training_site', admin_label: new TranslatableMarkup('Training site'))]
final class TrainingSiteBlock extends BlockBase {

  /**
   * {@inheritdoc}
   */
  public function defaultConfiguration() {
    return ['base_path' => 'academy', 'theme' => 'light', 'heading_level' => 2];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state) {
    $choice = fn(array $values) => ['#type' => 'select', '#options' => array_combine($values, $values)];
    $form['base_path'] = ['#type' => 'textfield', '#title' => $this->t('Base path')];
    $form['theme'] = ['#title' => $this->t('Theme')] + $choice(['light', 'dark', 'auto', 'page']);
    $form['heading_level'] = ['#title' => $this->t('Level of the first heading')] + $choice([1, 2, 3, 4]);
    foreach ($this->defaultConfiguration() as $name => $_) {
      $form[$name]['#default_value'] = $this->configuration[$name];
    }
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function blockSubmit($form, FormStateInterface $form_state) {
    foreach ($this->defaultConfiguration() as $name => $_) {
      $this->configuration[$name] = $form_state->getValue($name);
    }
  }

  /**
   * {@inheritdoc}
   */
  public function build() {
    return [
      '#type' => 'html_tag',
      '#tag' => 'training-site',
      '#attributes' => [
        'base-path' => $this->configuration['base_path'],
        'theme' => $this->configuration['theme'],
        'heading-level' => $this->configuration['heading_level'],
      ],
      '#attached' => ['library' => ['training_site/site']],
    ];
  }

}
